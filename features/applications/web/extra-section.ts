import type { ComponentType } from 'react';

type OfApplication = ComponentType<{ applicationId: number }>;

/** A part of an application that a feature on a higher floor shows inside the applicant panel or the veteran's card. */
export type ExtraSection = {
  /** Unique among the sections; part of element ids. */
  key: string;
  title: string;
  /** In the applicant panel: part of the overview instead of a tab. */
  inOverview?: boolean;
  /** Renders a number as text beside the title, or nothing. It is shown while the section is closed too. */
  Count?: OfApplication;
  /** Wrap it in React's `lazy`: it is rendered when the section is open. */
  Component: OfApplication;
};

/** What a feature on a higher floor can do with the chosen applicants of a job. */
export type BulkAction = {
  key: string;
  label: string;
  /** Wrap it in React's `lazy`. */
  Dialog: ComponentType<{ applicationIds: readonly number[]; onClose: () => void; onDone: () => void }>;
};
