/**
 * Well-known cities abroad by country, for places that name no more ("Berlin") or add a code that
 * is a state too ("Berlin, DE"). Without names that alone mean the city in the US (Birmingham,
 * Cambridge, Melbourne, Athens, Manchester, Toledo).
 */
const byCountry: Readonly<Record<string, string>> = {
  CA: 'Toronto|Montreal|Vancouver|Calgary|Ottawa|Edmonton|Winnipeg|Mississauga|Brampton|Quebec City|Halifax|Saskatoon|Regina|Kitchener|Waterloo|Markham|Laval|Gatineau|Burnaby|Surrey|Thunder Bay|Kelowna|Guelph|St Johns|Moncton|Fredericton|Oshawa|Whitehorse',
  MX: 'Mexico City|Ciudad de Mexico|Guadalajara|Monterrey|Tijuana|Puebla|Queretaro|Merida|Cancun|Ciudad Juarez|Leon|Zapopan|Mexicali|Hermosillo|Saltillo|Aguascalientes|San Luis Potosi|Toluca',
  GB: 'London|Edinburgh|Glasgow|Belfast|Cardiff|Leeds|Liverpool|Sheffield|Nottingham|Leicester|Southampton|Newcastle upon Tyne|Milton Keynes|Brighton and Hove',
  IE: 'Dublin|Cork|Galway|Limerick',
  DE: 'Berlin|Munich|Munchen|Hamburg|Frankfurt|Frankfurt am Main|Cologne|Koln|Stuttgart|Dusseldorf|Leipzig|Dresden|Nuremberg|Nurnberg|Hannover|Bremen|Bonn|Karlsruhe|Mannheim|Heidelberg|Ramstein|Kaiserslautern|Wiesbaden',
  FR: 'Paris|Lyon|Marseille|Toulouse|Bordeaux|Lille|Nantes|Strasbourg|Grenoble|Sophia Antipolis|Montpellier|Rennes',
  ES: 'Madrid|Barcelona|Valencia|Seville|Sevilla|Malaga|Bilbao|Zaragoza',
  PT: 'Lisbon|Lisboa|Porto|Braga',
  IT: 'Milan|Milano|Rome|Roma|Turin|Torino|Bologna|Florence|Firenze|Naples|Napoli|Vicenza|Aviano',
  NL: 'Amsterdam|Rotterdam|The Hague|Den Haag|Utrecht|Eindhoven|Groningen',
  BE: 'Brussels|Bruxelles|Antwerp|Ghent|Leuven',
  CH: 'Zurich|Geneva|Basel|Lausanne|Bern|Zug',
  AT: 'Vienna|Wien|Graz|Salzburg|Linz',
  PL: 'Warsaw|Warszawa|Krakow|Wroclaw|Gdansk|Poznan|Lodz|Katowice',
  CZ: 'Prague|Praha|Brno',
  SE: 'Stockholm|Gothenburg|Goteborg|Malmo',
  NO: 'Oslo|Bergen|Trondheim',
  DK: 'Copenhagen|Kobenhavn|Aarhus',
  FI: 'Helsinki|Espoo|Tampere',
  RO: 'Bucharest|Cluj|Cluj-Napoca|Iasi|Timisoara',
  BG: 'Sofia|Plovdiv|Varna',
  GR: 'Thessaloniki',
  HU: 'Budapest',
  RS: 'Belgrade|Novi Sad',
  HR: 'Zagreb',
  UA: 'Kyiv|Kiev|Lviv|Kharkiv',
  RU: 'Moscow|Sankt Petersburg',
  GE: 'Tbilisi',
  TR: 'Istanbul|Ankara|Izmir',
  IL: 'Tel Aviv|Tel Aviv-Yafo|Jerusalem|Haifa|Herzliya|Petah Tikva',
  AE: 'Dubai|Abu Dhabi',
  SA: 'Riyadh|Jeddah',
  QA: 'Doha',
  EG: 'Cairo',
  MA: 'Casablanca|Rabat',
  TN: 'Tunis',
  NG: 'Lagos|Abuja',
  KE: 'Nairobi',
  ZA: 'Johannesburg|Cape Town|Durban|Pretoria',
  GA: 'Libreville',
  IN: 'Bangalore|Bengaluru|Mumbai|Delhi|New Delhi|Hyderabad|Chennai|Pune|Gurgaon|Gurugram|Noida|Kolkata|Ahmedabad|Kochi|Jaipur|Coimbatore|Indore|Chandigarh',
  PK: 'Karachi|Lahore|Islamabad',
  BD: 'Dhaka',
  LK: 'Colombo',
  CN: 'Shanghai|Beijing|Shenzhen|Guangzhou|Hangzhou|Chengdu|Suzhou|Nanjing',
  HK: 'Hong Kong',
  TW: 'Taipei|Hsinchu',
  JP: 'Tokyo|Osaka|Kyoto|Yokohama|Nagoya|Fukuoka|Okinawa|Yokosuka',
  KR: 'Seoul|Busan|Pyeongtaek',
  SG: 'Singapore',
  MY: 'Kuala Lumpur|Penang',
  PH: 'Manila|Makati|Cebu|Cebu City|Taguig|Quezon City',
  ID: 'Jakarta|Bali|Bandung|Surabaya',
  TH: 'Bangkok|Chiang Mai',
  VN: 'Hanoi|Ho Chi Minh City|Da Nang',
  AU: 'Sydney|Brisbane|Perth|Adelaide|Canberra|Hobart',
  NZ: 'Auckland|Wellington|Christchurch',
  BR: 'Sao Paulo|Rio de Janeiro|Belo Horizonte|Curitiba|Porto Alegre|Brasilia|Recife|Florianopolis|Campinas',
  AR: 'Buenos Aires|Cordoba|Rosario',
  CL: 'Santiago',
  CO: 'Bogota|Medellin|Cali|Barranquilla|Cartagena',
  PE: 'Lima',
  EC: 'Quito|Guayaquil',
  UY: 'Montevideo',
  PA: 'Ciudad de Panama',
  CR: 'Heredia',
  GT: 'Guatemala City',
  DO: 'Santo Domingo',
};

/** Alone they may as well be the city of this name in the US; beside the code they are not. */
const alsoHere = new Set('florence|naples|rome|valencia|waterloo|wellington'.split('|'));

let index: ReadonlyMap<string, string> | undefined;

function cities(): ReadonlyMap<string, string> {
  index ??= new Map(
    Object.entries(byCountry).flatMap(([country, names]) =>
      names.split('|').map((name): [string, string] => [name.toLowerCase(), country]),
    ),
  );
  return index;
}

/** The country of a well-known city abroad. `key` is without accents, lower case. */
export const countryOfCity = (key: string): string | undefined => cities().get(key);

/** Whether the name alone means the city abroad. */
export const isAbroadAlone = (key: string): boolean => cities().has(key) && !alsoHere.has(key);
