import type { Occupation } from '#server/matching/occupations/types.ts';
import type { Family } from './families/readFamilies.ts';

/** Workplaces of an occupation whose family is too broad; the longest prefix decides. */
const byCode: Readonly<Record<string, string>> = {
  '11-9031': 'childcare',
  '11-9032': 'school',
  '11-9033': 'college',
  '11-9081': 'hotel',
  '11-9121': 'lab college',
  '13-1011': 'media',
  '13-1022': 'store',
  '13-1051': 'construction',
  '13-2023': 'bank county',
  '13-2061': 'bank insurance',
  '13-2071': 'nonprofit bank',
  '13-2072': 'bank',
  '13-2081': 'county',
  '13-2082': 'accounting',
  '17-1011': 'engineering',
  '17-1012': 'engineering county',
  '19-1012': 'foodplant',
  '19-1042': 'lab hospital',
  '19-3032': 'consulting',
  '19-3033': 'clinic',
  '19-3034': 'school',
  '19-4012': 'farm college',
  '19-4013': 'foodplant',
  '19-4092': 'county lab',
  '19-1041': 'county hospital',
  '21-1011': 'clinic nonprofit',
  '21-1012': 'school college',
  '21-1013': 'clinic',
  '21-1014': 'clinic nonprofit',
  '21-1015': 'nonprofit county',
  '21-1021': 'nonprofit county',
  '21-1022': 'hospital',
  '21-1023': 'clinic hospital',
  '21-1092': 'county',
  '23-1011': 'law nonprofit county',
  '23-1012': 'county',
  '23-1021': 'county',
  '25-2011': 'childcare',
  '25-401': 'museum',
  '25-4022': 'county college school',
  '27-1023': 'store grocery',
  '27-1026': 'store',
  '27-2012': 'media venue',
  '27-2022': 'school college recreation',
  '27-3011': 'media',
  '27-4012': 'media',
  '29-1126': 'hospital',
  '29-1249': 'hospital',
  '29-2053': 'hospital',
  '29-1181': 'vision clinic',
  '29-1011': 'clinic',
  '29-1041': 'vision',
  '29-1291': 'clinic',
  '29-1125': 'hospital seniorcare',
  '29-9091': 'college clinic',
  '31-1121': 'homecare',
  '31-1122': 'homecare seniorcare',
  '31-1131': 'hospital seniorcare',
  '31-1132': 'hospital',
  '31-1133': 'hospital',
  '33-9093': 'airline',
  '33-9094': 'school',
  '35-2011': 'restaurant',
  '35-2012': 'school hospital seniorcare',
  '35-3011': 'restaurant hotel',
  '35-3023': 'restaurant recreation',
  '35-3031': 'restaurant hotel',
  '35-3041': 'hospital seniorcare',
  '35-9031': 'restaurant',

  '39-3092': 'venue',
  '39-3031': 'venue',
  '39-9011': 'childcare',
  '39-9041': 'college',
  '41-2011': 'store grocery pharmacy',
  '41-2021': 'auto property',
  '41-2022': 'auto',
  '41-2031': 'store',
  '41-1011': 'store grocery',
  '41-9011': 'store grocery',
  '41-4011': 'factory software',
  '43-3011': 'utility hospital bank',
  '43-3071': 'bank',
  '43-4031': 'county',
  '43-4041': 'bank',
  '43-4061': 'county',
  '43-4121': 'county college',
  '43-5011': 'logistics',
  '43-5021': 'logistics',
  '43-5031': 'county',
  '43-5032': 'logistics transit',
  '43-5041': 'utility',
  '43-505': 'logistics',
  '43-6013': 'hospital clinic',
  '43-9051': 'insurance county college',
  '45-2011': 'county foodplant',
  '47-4051': 'county',
  '47-4061': 'transit',
  '47-2231': 'trades',
  '49-2091': 'airline',
  '49-3011': 'airline',
  '49-3041': 'auto farm',
  '49-3043': 'transit',
  '49-302': 'auto',
  '49-303': 'transit logistics',
  '49-3042': 'construction energy',
  '49-3051': 'marine',
  '49-3052': 'auto',
  '49-3053': 'store landscaping',
  '49-3092': 'auto',
  '49-3093': 'auto',
  '49-3091': 'store',
  '49-9031': 'store property',
  '49-9062': 'hospital',
  '49-9081': 'energy utility',
  '49-9091': 'casino',
  '49-9063': 'store venue',
  '51-5': 'media',
  '51-6011': 'hotel facility hospital',
  '51-6031': 'factory',
  '51-6052': 'store',
  '51-9081': 'lab',
  '51-9082': 'factory',
  '51-9083': 'vision',
  '51-9071': 'store',
  '51-8012': 'utility',
  '51-8031': 'utility',
  '51-9141': 'factory',
  '53-2022': 'airline',
  '53-3051': 'school',
  '53-3052': 'transit',
  '53-3054': 'transit',
  '53-6021': 'hotel property',
  '53-6031': 'auto',
  '53-6032': 'airline',
  '53-6061': 'airline',
  '53-7061': 'auto',
  '53-3053': 'hotel seniorcare',
  '53-6051': 'transit',
  '53-7065': 'grocery store',
};

/** A word of the title that names the place of work. */
const byTitle: readonly [RegExp, string][] = [
  [/\bhome (health|care)\b|\bhospice\b/i, 'homecare'],
  [/(?<!trade )\bschool\b|\bcafeteria\b/i, 'school'],
  [/\bcollege\b|\bprofessor\b|\bstudent records\b/i, 'college'],
  [/\bhospital\b|\bICU\b|\bemergency room\b|\bunit secretary\b/i, 'hospital'],
  [/\bhotel\b|\bnight auditor\b|\broom attendant\b|\bbanquet\b|\bresort\b/i, 'hotel'],
  [/\bcasino\b|\bslot\b/i, 'casino'],
  [/\bgrocery\b|\bdeli\b/i, 'grocery'],
  [/\boffice cleaner\b/i, 'facility'],
  [/\bapartment\b|\bleasing\b|\bresidential concierge\b/i, 'property'],
  [/\bmuseum\b/i, 'museum'],
  [/\bgolf\b|\bamusement\b|\bride operator\b/i, 'recreation'],
  [/\bairline\b|\bairport\b|\bgate agent\b/i, 'airline'],
  [/\bbarista\b|\brestaurant\b/i, 'restaurant'],
  [/\bchurch\b|\bworship\b|\bchoir\b/i, 'venue'],
  [/\bcourt\b/i, 'county'],
  [/\bmortgage\b|\bloan\b/i, 'bank'],
];

/** The kinds of employer that post this title. */
export function sectorsFor(
  occupation: Occupation,
  family: Family,
  title: string,
): readonly string[] {
  const named = byTitle.find(([words]) => words.test(title));
  if (named !== undefined) return [named[1]];
  for (let length = occupation.code.length; length >= 4; length -= 1) {
    const sectors = byCode[occupation.code.slice(0, length)];
    if (sectors !== undefined) return sectors.split(' ');
  }
  return family.sectors;
}

const ports = new Set(
  'Seattle Tacoma Mobile Norfolk Anchorage Juneau Honolulu Savannah Duluth Gulfport Newport Charleston Jacksonville Houston Baltimore Bellingham Portland'.split(
    ' ',
  ),
)
  .add('New Orleans')
  .add('San Diego')
  .add('Long Beach')
  .add('San Juan')
  .add('San Francisco')
  .add('Corpus Christi');
const states: Readonly<Record<string, readonly string[]>> = {
  energy: 'TX OK ND WY WV NM LA CO PA AK UT MT KS NV AZ'.split(' '),
  casino: 'NV OK MS NJ CT WA AZ MI LA NM SD PA'.split(' '),
};
const rural = new Set(['farm', 'forestry']);

/** Whether the place has employers of this sector: no harbor in Denver, no farm in Manhattan. */
export function liesWell(
  sector: string,
  city: { name: string; state: string; weight: number },
): boolean {
  if (sector === 'marine') return ports.has(city.name) && !['AR', 'WV', 'SC'].includes(city.state);
  if (rural.has(sector)) return city.weight <= 3;
  return states[sector]?.includes(city.state) ?? true;
}
