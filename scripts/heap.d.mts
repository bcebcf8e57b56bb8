declare const HEAP: string[];

export { HEAP };
