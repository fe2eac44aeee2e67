/** A number of points; a minus is as wide as a digit. */
export function written(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
