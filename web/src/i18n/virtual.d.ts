declare module 'virtual:words' {
  /** Loads the messages of a group in a language, by `language/group`. */
  const loaders: Record<string, (() => Promise<{ default: string }>) | undefined>;
  export default loaders;
}
