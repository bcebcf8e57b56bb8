type Command = { file?: string; usage: string; tools?: boolean; choices?: Record<string, Command> };

declare const COMMANDS: Record<string, Command>;

export { COMMANDS };
