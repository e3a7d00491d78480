/** Words that TypeScript or PostgreSQL keeps for itself. */
export const keptWords = new Set(
  `
  all analyse analyze and any arguments array as asc await boolean break both case cast catch check class collate column
  const constraint constructor continue create current debugger default deferrable delete desc distinct do else end enum
  eval except export extends false fetch finally for foreign from function grant group having if implements import in
  initially instanceof interface intersect into lateral leading let limit new not null number object offset on only or
  order package placing primary private protected prototype public references return select some static string super
  switch symbol table then this throw trailing true try type typeof undefined union unique user using var
  variadic void when where while window with yield
  `
    .trim()
    .split(/\s+/),
);

/**
 * Words that the sources of every entity use in names of their own, such as `loadList` and `RecordPage`, and objects of
 * the language, such as `Date`, which a type of the same name would hide; and the properties that React keeps for itself.
 */
export const wordsOfSources = new Set(
  `
  action activity api box column count database deletion describe entity feature field fields file form index item link
  list loader name names operation option page palette permission query record records reference result row schema
  search server service setting sort stored test text total value version writer
  date error intl iterator json key map math promise proxy reflect ref set string
  `
    .trim()
    .split(/\s+/),
);

/** Properties that every record, its table, its texts, or the input of its list has already. */
export const propertiesOfRecords = new Set(
  `
  id createdAt updatedAt sortName search starts updated added changed saved create created delete deleted editTitle
  saveAsNew save someone textKept takeTheirs saveMine empty expectedUpdatedAt intent organization organizationId scope
  expectedScope searchTerm sort direction cursor
  `
    .trim()
    .split(/\s+/),
);
