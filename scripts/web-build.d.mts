declare function isBuiltFrom(dist: string, sources: string): boolean;
declare function replaceBuild(options: {
  dist: string;
  sources: string;
  write: (folder: string) => Promise<boolean>;
}): Promise<boolean>;

export { isBuiltFrom, replaceBuild };
