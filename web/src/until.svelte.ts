/** Waits until something that is drawn from state is true; false if that takes too long. */
export function until(condition: () => boolean, patience: number): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = $effect.root(() => {
      $effect(() => {
        if (condition()) finish(true);
      });
    });
    const timer = setTimeout(() => finish(false), patience);
    function finish(happened: boolean): void {
      clearTimeout(timer);
      resolve(happened);
      queueMicrotask(stop); // not from within the effect itself
    }
  });
}
