/** A file that must not be published: which, where in it, what is wrong. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
}
