import { vi } from 'vitest';

/** Waits until the check passes. A busy machine is not a failure: what is loaded first may take its time. */
export const soon = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 30_000, interval: 5 });
