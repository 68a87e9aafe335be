import { targetOf } from './direction.ts';
import { at, importsOf, parse, type Rule, walkTree } from './sources.ts';

/** Where a person's needs meet what a posting says: only in the person's own browser. */
const fit = 'domain/accommodationFit.ts';

/** No server, and nothing that a server shares, may join needs and postings. */
export const onlyBrowserFits: Rule = (source) =>
  source.path.startsWith('src/')
    ? []
    : importsOf(source)
        .filter(({ from }) => targetOf(source.path, from) === fit)
        .map(({ offset }) => at(source, offset, `imports ${fit}, which is for src/ alone`));

/** A table of the schema, as SQL and the query builder name it. */
const table = /\bdisclosure\.[a-z_]+/;

/** Whether a text that runs names a table of the schema; comments and imports may. */
export const noDisclosureTable: Rule = (source) => {
  const problems: string[] = [];
  walkTree(parse(source).program, (node, parent) => {
    const text =
      node.type === 'TemplateElement'
        ? node.value.raw
        : node.type === 'Literal' && typeof node.value === 'string' && !isAddress(parent?.type)
          ? node.value
          : '';
    const named = table.exec(text)?.[0];
    if (named) problems.push(at(source, node.start, `names ${named}; ask server/disclosure`));
  });
  return problems;
};

const isAddress = (parent: string | undefined) =>
  parent === 'ImportDeclaration' || parent === 'ImportExpression';

/** The files outside server/disclosure that may name its tables, each with the reason. */
export const mayNameTables: Readonly<Record<string, string>> = {
  'server/drafts/queries.ts': 'what is typed in a form can be a need, so drafts stand there',
  'server/ownData/sharingTables.ts': 'people take all that is theirs away',
  'server/ownData/profileTables.ts': 'the same',
  'server/ownData/passportTables.ts': 'the same',
  'server/administration/moveAccount.ts': 'an account that moves takes its rows along',
  'server/administration/moveQueries.ts': 'the same',
  'server/administration/mergeQueries.ts': 'blocks follow a company, shares end with it',
  'server/administration/memberQueries.ts': 'a company that somebody blocked is not deleted',
  'server/administration/accountQueries.ts': 'how many coaches have a live consent',
};
