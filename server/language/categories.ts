/** What a phrase is about, by the first part of its rule's id ("body.lifting"). */
const categories = {
  ability: 'ability_verb',
  body: 'physical_demand',
  drive: 'licence_car',
  energy: 'fitness_energy',
  idiom: 'body_idiom',
  inquiry: 'unlawful_inquiry',
  kindly: 'condescending',
  manner: 'cognitive_social_norm',
  medical: 'medical_model',
  normal: 'normal_contrast',
  process: 'rigid_process',
  slur: 'slur_metaphor',
} as const;

export type LanguageCategory = (typeof categories)[keyof typeof categories];

/**
 * The category of a rule.
 * @throws Error for a rule of no category
 */
export function categoryOf(rule: string): LanguageCategory {
  const [group = ''] = rule.split('.');
  const found = Object.entries(categories).find(([name]) => name === group)?.[1];
  if (found === undefined) throw new Error(`The rule ${rule} has no category.`);
  return found;
}
