/** With a capital letter: words of the game are in lower case, because they are also used inside sentences. */
export function capital(text: string): string {
  const [first = '', ...rest] = [...text];
  return first.toLocaleUpperCase() + rest.join('');
}
