/**
 * Texts that are not measured, with the reason. A test fails on one that is not there, or that would
 * pass.
 */
export const apart: Readonly<Record<string, string>> = {
  'common:degree.ged': 'The level as the table of degrees calls it.',
  'common:degree.phd': 'The level as the table of degrees calls it.',
  'help:about.sources.onet': 'The notice that the license asks for, in its words.',
  'help:about.sources.esco': 'The notice that the license asks for, in its words.',
  'privacy:scopeHint.profile': 'A list of what the parts of a profile are called.',
  'privacy:people.profileSeen': 'A list of what the parts of a profile are called.',
  'mail:receipt.scope.profile': 'A list of what the parts of a profile are called.',
  'jobCoaches:whole': 'Names of what is shared, as the other pages say them.',
};

export const isApart = (name: string): boolean => Object.hasOwn(apart, name);
