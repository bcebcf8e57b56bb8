import type { Locator, Page } from '@playwright/test';

/** A screen, or a state of one, that is checked for accessibility once in every mode. */
export type Screen<Made> = {
  /** The route as the router names it. Pages of the server have none. */
  route?: string;
  /** The address, where it is not the route itself. */
  at?: string | ((prepared: Made) => string);
  /** Who opens it, where it is not the person of the group. */
  as?: string;
  /** The state of the screen, for the report. */
  state?: string;
  /** What the page shows once it has loaded: its heading, or another part. */
  shows: string | RegExp | ((page: Page) => Locator);
  /** Brings the screen into its state. @returns the part that is checked; if there is none, the whole page is */
  open?: (page: Page, prepared: Made) => Promise<Locator | null>;
  /** What `open` did stays in the application until it is loaded again: input that is not saved, or a replaced reply. */
  stays?: boolean;
  /** The only layout that has it. */
  layout?: 'wide' | 'narrow';
  /** The width of the narrow layout, where it is not that of most phones. */
  narrow?: number;
};

type Definition<Made> = {
  name: string;
  /** The email address of the person; null for a visitor. */
  as: string | null;
  /** Creates what the screens show. */
  make: () => Promise<Made>;
  screens: readonly Screen<Made>[];
};

/** Screens that are checked one after the other, without loading the application for each. */
export type ScreenGroup = {
  name: string;
  routes: readonly string[];
  /** Creates what the screens show. @returns the screens with their addresses */
  prepare: () => Promise<ReadyScreen[]>;
};

export type ReadyScreen = {
  name: string;
  address: string;
  as: string | null;
  shows: (page: Page) => Locator;
  open: (page: Page) => Promise<Locator | null>;
  layout: 'wide' | 'narrow' | null;
  narrow: number;
  isState: boolean;
  stays: boolean;
};

const PHONE_WIDTH = 390;

export function screenGroup<Made>({ name, as, make, screens }: Definition<Made>): ScreenGroup {
  return {
    name,
    routes: screens.flatMap(({ route }) => route ?? []),
    prepare: async () => {
      const prepared = await make();
      return screens.map(
        ({ route = '', at = route, state, shows, open, layout = null, narrow = PHONE_WIDTH, stays = false, ...rest }) => {
          const address = typeof at === 'string' ? at : at(prepared);
          return {
            name: state ? `${address}, ${state}` : address,
            address,
            as: rest.as ?? as,
            shows: typeof shows === 'function' ? shows : (page) => page.getByRole('heading', { level: 1, name: shows }),
            open: async (page) => (open ? open(page, prepared) : null),
            layout,
            narrow,
            isState: open !== undefined,
            stays,
          };
        },
      );
    },
  };
}

/** For groups that show only what the demonstration has. */
export const nothing = async (): Promise<void> => {};

/** Presses a button and waits for the dialog that it opens. */
export async function openDialog(page: Page, name: string | RegExp): Promise<Locator> {
  await page.getByRole('button', { name }).first().click();
  return shownDialog(page);
}

/** The dialog on top, once it is there. */
export async function shownDialog(page: Page): Promise<Locator> {
  const dialog = page.locator('[role="dialog"], [role="alertdialog"]').filter({ visible: true }).last();
  await dialog.waitFor();
  return dialog;
}
