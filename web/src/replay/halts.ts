/** At what playing may stop by itself. */
export const HALTS = ['mine', 'lead', 'fights', 'luck'] as const;
export type Halt = (typeof HALTS)[number];
