/** Where the values of a thing are from: printed in the book, from a public source, ours, or of the owner's pack. */
export type Source = 'book' | 'public' | 'house' | 'pack';
