/** The camera of the board on this page, which shows where the others act. */

export interface Follower {
  /** Others begin to act. */
  follow(): void;
  /** Something is told at this place on the screen. */
  show(thing: DOMRect): void;
  /** We are asked: back to where the reader was looking. */
  goBack(): void;
}

let camera: Follower | undefined;

/** From now on it follows. Call the result when its board is gone. */
export function followWith(one: Follower): () => void {
  camera = one;
  return () => {
    if (camera === one) camera = undefined;
  };
}

export const follower = (): Follower | undefined => camera;
