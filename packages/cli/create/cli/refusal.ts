/** Why nothing can be made, in words for whoever asked: they are printed without a stack trace. */
export class Refusal extends Error {
  override name = 'Refusal';
}
