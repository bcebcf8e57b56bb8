type Command = { file?: string; usage: string; tools?: boolean; takesSeveral?: boolean; choices?: Record<string, Command> };

declare const COMMANDS: Record<string, Command>;

export { COMMANDS };
