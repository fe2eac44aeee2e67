/** With a capital letter: words of the game begin small, because they also stand inside sentences. */
export function capital(text: string): string {
  const [first = '', ...rest] = [...text];
  return first.toLocaleUpperCase() + rest.join('');
}
