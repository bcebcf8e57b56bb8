import type { ComponentType } from 'react';

/** A section of the profile. Its `key` is in the URL (`profile_section`). */
export type ProfileSection = { key: string; label: string; lead?: string; Content: ComponentType };
