declare function heapOptions(): string[];

export { heapOptions };
