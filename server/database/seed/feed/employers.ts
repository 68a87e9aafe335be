import { hashText, seededRandom } from './random.ts';

/** An employer of the sample feed. All names are invented. */
export type Employer = {
  name: string;
  sector: string;
  /** Follows the name: "is a community hospital with 140 beds". */
  about: string;
  /** Under example.com, which is reserved, so that no mail reaches anyone. */
  domain: string;
};

/** One line for each sector: the sector, the kind of employer, and the invented names. */
const table = `
consulting | a consulting firm owned by its staff; a small advisory firm for public agencies | Fennimoor Advisory, Larkhollow Partners, Ostermark Consulting, Tidewick & Rowe, Quillbridge Group
store | a family of neighborhood stores; a retailer that started with one shop | Brindlewick Goods, Pennyfern Home, Marrowstone Outfitters, Juniper & Tack, Oakhurdle Hardware, Velvetbarn
facility | a facility services company; a building services firm with 300 employees | Clearmantle Services, Dovemoor Facilities, Brightsill Cleaning, Stonewren Building Care, Halewater Services
county | a county government; a public agency that serves 90,000 residents | Ashmere County, Pellwood County Services, Merrowdale Public Services, Tamsin Valley County, Hartsfell County, Osprey Bend Regional Authority
property | a property company that manages 2,000 apartments; a housing association | Larchgate Homes, Wrenfield Property Group, Copperlatch Housing, Bellmarsh Residential, Stillbrook Communities
media | a local media company; an independent publisher | Quillfeather Press, Bluehollow Media, Northlantern News, Tinderbox Row Productions, Saltgrove Radio
design | a design studio with 20 people; a branding and print studio | Inkmarrow Studio, Paperwhistle Design, Fathom & Fig, Oriel Lane Creative, Threadmoth Studio
software | a software company with teams in three time zones; a company that makes software for clinics and schools | Brackenbyte, Lumenfold Software, Otterloop Systems, Kestrelwave, Mossgate Digital, Plumwire
engineering | an engineering firm; an employee-owned design and engineering office | Ironlarch Engineering, Bridgewold Associates, Stratafell Group, Calderquay Engineers, Torrfield Design
insurance | a mutual insurance company; a regional insurer | Harborwren Mutual, Elmshield Insurance, Trueacre Mutual, Beaconmoor Insurance, Lanternfield Life
bank | a credit union owned by its 40,000 members; a community bank with 12 branches | Copperleaf Valley Credit Union, Millstone Hollow Bank, Ferrybank Credit Union, Tallgrass Trust & Savings, Pinewarden Credit Union
accounting | an accounting firm; a tax and bookkeeping office | Ledgerfern & Co., Abacus Hollow, Thornbury Oakes Accountants, Greyquill Accounting, Tallyfield
staffing | a staffing company; a workforce agency | Handmeadow Staffing, Rightbarn People, Workwren, Bridgefold Staffing, Gatherwell Talent
hospital | a community hospital with 140 beds; a nonprofit health system | Larkmere Hospital, Stonebarrow Medical Center, Quietwater Health, Ambergate Regional Hospital, Tamarack Hollow Health, Wrenhaven Medical Center
factory | a manufacturer with 250 employees; a family-owned factory | Cogmoor Manufacturing, Anvilbrook Industries, Redlathe Works, Tinmarsh Products, Hexfield Manufacturing, Barrowgear
logistics | a logistics company; a regional distribution center | Swiftbarrow Logistics, Palletmoor, Crossferry Freight, Longacre Haul, Wayfold Distribution, Drovestone Transport
foodplant | a food producer; a regional bakery and food company | Goldenmarrow Foods, Butterhollow Bakery, Harvestwick Foods, Plumquay Kitchens, Fieldspoon Foods
construction | a general contractor; a construction company in its third generation | Graniteford Builders, Timberquoin Construction, Holdfast & Rowan, Plumbline Hill Builders, Cairnstone Contracting
trades | a contractor for homes and small businesses; a union contractor | Sparrowvolt Mechanical, Copperbend Contractors, Warmhollow Building Systems, Bluewrench Services, Fourgable Contractors
school | a public school district with nine schools; a charter school network | Alderquill School District, Maplefold Public Schools, Riversend Unified Schools, Hawkmoor Charter Schools, Lanternhill School District, Thistledown Schools
college | a community college; a state college with 6,000 students | Wexmere College, Foxglove Valley Community College, Tarnfield State College, Harrowgate Technical College, Silverbirch Hollow College
childcare | a child care center for 80 children; a nonprofit preschool | Acornpath Early Learning, Little Finchery, Puddlewick Preschool, Sunpatch Children's Center, Tumblefern Child Care
restaurant | a neighborhood restaurant; a small restaurant group | The Copper Turnip, Saltspoon Kitchen, Old Fennel House, Bluepeg Diner, Marigold & Ash, Hollowpine Grill
hotel | a hotel with 160 rooms; a family of small hotels | The Larkspur Lantern Hotel, Harborquill Inn, Stagwillow Lodge, Fernmantle Resort, The Almond Gate Hotel
grocery | a neighborhood grocery; a food cooperative owned by its members | Beanrow Market, Greenspoke Co-op, Larderfield Grocery, Pantry Hollow Foods, Sunbasket Row Market
seniorcare | a senior living community; an assisted living community | Gentlemoor Senior Living, Rosewarden Care, Stillmeadow Row Assisted Living, Lindenporch Living
homecare | a home care agency; a home health agency | Hearthfern Home Care, Kindlepath Home Health, Doorstep Wren Care
recreation | a community recreation center; a park and fitness organization | Trailwick Recreation, Millpond Fold Fitness, Brightpaddle Parks, Hilltarn Athletic Club, Sundrift Recreation Center
casino | a casino and entertainment resort; a gaming resort | Silverhazel Casino Resort, Lucky Otter Lodge & Casino, Redlantern Bluff Gaming, Moonquarry Casino
clinic | a community health center; a medical group with eight offices | Wellfern Community Health, Larchway Medical Group, Openlatch Clinic, Riverquill Family Health, Cedarmoth Behavioral Health
nonprofit | a nonprofit that serves families; an independent community organization | Openporch Alliance, Commonthread Project, Lanternway Services, Bridgewarden Community Action, Kindfield Network, Manyhands Hollow
venue | a theater and concert hall; an arts center | The Velvet Heron Theater, Tarnlight Arts Center, Marlowe Quay Playhouse, Songbarn Hall, Foundry Lark Arts
callcenter | a customer contact company; a contact center that serves utilities and travel firms | Clearreply, Warmline Hollow, Answerfield Services, Talkwren Contact Services, Helloquay
lab | a research laboratory; a testing laboratory | Prismfell Research, Tarnbeck Laboratories, Cellmarrow Bio, Quartzlark Labs, Northassay Testing
law | a law firm with 15 attorneys; a law office | Hathermoor & Pell, Ostrander Quill Law, Fairlatch Legal, Brookmantle Attorneys, Wexford Tarn LLP
utility | a public utility; a power and water cooperative | Glimmerbrook Power & Water, Threepines Electric Cooperative, Clearspan Water District, Windfold Energy Cooperative, Brightline Hollow Utility
energy | an energy company; a drilling and quarry company | Deepmarl Energy, Sandquarry Resources, Blackfern Drilling, Terraquoin Minerals, Highmesa Rock Works
forestry | a forestry company; a land and forest trust | Tallhemlock Forestry, Mossback Timber, Ridgefern Land Trust, Owlgrove Forestry
museum | a regional museum; a museum of art and history | Heronfield Museum, The Tidebell Museum, Oldmill Quarter History Center, Fossilbrook Museum
dental | a dental practice; a dental group with four offices | Brightmolar Dental, Gentlebrook Dental Group, Mintfield Dentistry, Willowgum Family Dental
vet | an animal hospital; an animal shelter and clinic | Pawmarrow Animal Hospital, Barnquill Veterinary, Kindhoof Clinic, Furrowtail Animal Care
pharmacy | an independent pharmacy; a group of neighborhood pharmacies | Mortarfern Pharmacy, Goodvial Drugs, Corner Remedy Pharmacy, Greencross Hollow Pharmacy
vision | a vision and hearing center; an optical shop | Clearwren Vision, Hearwick Hearing & Vision, Lensmoor Optical, Brighteye Hollow
transit | a public transit agency; a regional transit authority | Tricreek Transit, Bluecorridor Transit, Valleyspoke Transit Authority, Lakefold Transit, Linewren Rail
landscaping | a landscaping company; a tree and garden service | Greenmantle Landscapes, Hedgewarden, Mossandmeadow Gardens, Cloverquoin Lawn & Tree
funeral | a family-owned funeral home; a funeral home | Evenvale Funeral Home, Quietelm Chapel, Lilyquarter Memorial, Stillwater Yew Funeral Home
salon | a salon and day spa; a neighborhood salon | Combfern Salon, Willowcrimp Studio, The Gilded Shear Room, Petalwick Spa
auto | an auto repair shop; a dealership and service center | Wrenchmoor Auto, Blueaxle Motors, Roadfern Service Center, Turnpike Lark Auto, Cranklatch Garage
airline | a regional airline; an airport services company | Kestrelhop Airlines, Bluetarmac Aviation Services, Northwren Air, Skyfold Regional
farm | a family farm; a farm and nursery | Furrowlight Farms, Sweetacre Orchards, Barleymoth Farm, Dewpoint Hollow Nursery, Clovertarn Dairy, Redgate Vineyard
marine | a marine services company; a harbor and towing company | Gullmarrow Marine, Tidewarden Towing, Anchorfern Fisheries, Saltmoor Harbor Services
`;

export const employers: readonly Employer[] = table
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [sector = '', abouts = '', names = ''] = line.split('|').map((part) => part.trim());
    return names.split(', ').map((name) => ({
      name,
      sector,
      about: seededRandom(hashText(name)).pick(abouts.split('; ')),
      domain: `${slug(name)}.example.com`,
    }));
  });

const bySector = Map.groupBy(employers, (employer) => employer.sector);

/** The employers of a sector. Throws for a sector without any. */
export function employersIn(sector: string): readonly Employer[] {
  const found = bySector.get(sector);
  if (found === undefined) throw new Error(`No employer of the feed is in the sector ${sector}.`);
  return found;
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/['’.]/g, '')
    .replace(/[^a-z]+/g, '-')
    .replace(/^the-/, '');
}
