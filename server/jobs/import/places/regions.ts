/** Parts of the world without the US; "North America" and "Americas" are not among them. */
export const regions: ReadonlySet<string> = new Set(
  (
    'africa|apac|asia|asia pacific|asia-pacific|australasia|benelux|central america|central europe|' +
    'dach|eastern europe|emea|eu|europe|european union|europe middle east and africa|latam|latin america|' +
    'middle east|mena|nordics|northern europe|oceania|scandinavia|south america|south asia|southeast asia|' +
    'southern europe|western europe'
  ).split('|'),
);

const canadian =
  'alberta|british columbia|manitoba|new brunswick|newfoundland|newfoundland and labrador|nova scotia|' +
  'northwest territories|nunavut|ontario|prince edward island|quebec|saskatchewan|yukon|yukon territory';
const elsewhere =
  'new south wales|queensland|western australia|south australia|tasmania|nsw|qld|bavaria|bayern|hesse|hessen|' +
  'saxony|sachsen|north rhine-westphalia|nordrhein-westfalen|baden-wurttemberg|lower saxony|ile-de-france|' +
  'catalonia|cataluna|andalusia|lombardy|lombardia|karnataka|maharashtra|tamil nadu|telangana|haryana|' +
  'uttar pradesh|west bengal|gujarat|kerala|andhra pradesh|rajasthan|punjab|jalisco|nuevo leon|baja california|' +
  'quintana roo|yucatan|chihuahua|queretaro|guanajuato|cdmx|ciudad de mexico|estado de mexico|sao paulo|' +
  'minas gerais|parana|leinster|ulster|greater london|greater manchester|west midlands|west yorkshire|' +
  'noord-holland|north holland|zuid-holland|gauteng|western cape|community of madrid|comunidad de madrid';

const provinceNames: ReadonlySet<string> = new Set(`${canadian}|${elsewhere}`.split('|'));
const provinceCodes = new Set('AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' '));

/** Whether it is the name of a province or state abroad. `key` is without accents, lower case. */
export const isProvinceName = (key: string): boolean => provinceNames.has(key);
/** Whether it is the code of a Canadian province; none is a state of the US as well. */
export const isProvinceCode = (code: string): boolean => provinceCodes.has(code.toUpperCase());
