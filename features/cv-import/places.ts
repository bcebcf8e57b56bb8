/** A rectangle on a page of a PDF, in points from the top left of the page. Pages begin at 1. */
export type Box = { page: number; x: number; y: number; width: number; height: number };

/** Where a value is in its file: lines of the file's text, beginning at 0, or boxes on the pages of a PDF. */
export type Places = { lines: number[]; boxes: Box[] };

/** Where the values of a parsed CV are in its file. */
export type CvPlaces = {
  basics: Partial<Record<'name' | 'email' | 'phone' | 'location' | 'summary' | 'interests', Places>>;
  entries: (Places & {
    section: 'military' | 'work' | 'education' | 'skills' | 'languages' | 'certificates' | 'awards' | 'volunteer' | 'projects';
    index: number;
  })[];
};
