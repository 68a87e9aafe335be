import { describe } from 'vitest';
import { testClean, testFlagged } from '../testing.ts';

describe('verbs of sensing, speaking and moving', () => {
  testFlagged([
    ['Must be able to see and hear.', 'see and hear', 'ability.senses'],
    ['Ability to hear alarms.', 'hear alarms', 'ability.senses'],
    ['Must speak clearly.', 'speak clearly', 'ability.speech'],
    ['You are able to talk on the phone.', 'talk on the phone', 'ability'],
    ['Able to read small print labels.', 'read small print labels', 'ability.reading'],
    ['Visually inspect each part.', 'Visually inspect', 'ability.inspection'],
    ['Type 60 words per minute.', 'Type 60 words per minute', 'ability.typing'],
    ['Good keyboarding skills.', 'keyboarding skills', 'ability.typing-skill'],
    ['Able to walk long distances.', 'walk long distances', 'ability.walking'],
    ['Must climb ladders.', 'climb ladders', 'ability.climbing', { socCode: '43-9061' }],
    ['Walk the floor without assistance.', 'without assistance', 'ability.unaided'],
  ]);
  testClean([
    'See patients daily and hear from their families.',
    'You will see how we work.',
    'Must be able to speak Spanish.',
    'Able to read and write English.',
    'Run the report and type of order by region.',
    'We hope to hear from you.',
    'Climb the ranks to manager.',
    'Walk-ins are welcome.',
    'Must be able to see the value in each customer.',
    ['Must climb ladders.', { socCode: '47-2181' }],
    ['Able to climb towers.', { title: 'Tower Technician' }],
    'Able to hear and respond to alarms, with or without accommodation.',
  ]);
});

describe('demands on the body', () => {
  testFlagged([
    ['Must be able to lift 50 pounds.', 'lift 50 pounds', 'body.lifting'],
    ['Carry boxes of up to 40 lbs.', 'Carry boxes of up to 40 lbs', 'body.lifting'],
    ['Some heavy lifting.', 'heavy lifting', 'body.lifting'],
    ['Must be able to stand for long periods.', 'stand for long periods', 'body.posture'],
    ['Prolonged sitting at a desk.', 'Prolonged sitting', 'body.posture'],
    ['Stand, bend, and reach all day.', 'Stand, bend, and reach all day', 'body.list'],
    ['Required to kneel or crawl.', 'kneel or crawl', 'body.list'],
    ['Good manual dexterity.', 'manual dexterity', 'body.dexterity'],
    ['Repetitive motions of the wrists.', 'Repetitive motions of the wrists', 'body.dexterity'],
    ['Perfect vision and hearing.', 'Perfect vision and hearing', 'body.vision'],
    ['20/20 vision is a must.', '20/20 vision', 'body.vision'],
    ['A physically demanding job.', 'physically demanding', 'body.demanding'],
    ['Lift up to 50 lbs.', 'Lift up to 50 lbs', 'body.lifting', { title: 'Registered Nurse' }],
  ]);
  testClean([
    'Able to lift 50 pounds, with or without reasonable accommodation.',
    'Move loads of up to 50 pounds with the aids we provide.',
    'No heavy lifting.',
    'Lifting is not required.',
    'Push code and pull data each day.',
    'Reach goals and carry out plans.',
    'Sit on the safety committee.',
    'We stand for honest work.',
    'A long-standing family firm.',
    'Desks can be raised: ask for a sit/stand desk.',
    'Health, dental and vision insurance.',
    'Share our vision and mission.',
    'Exposure to heat and noise.',
    'Improve the fine motor skills of patients.',
    ['Lift and carry sofas of up to 90 pounds.', { title: 'Furniture Mover' }],
  ]);
});

describe('licenses and cars', () => {
  testFlagged([
    ["Must have a valid driver's license.", "valid driver's license", 'drive.licence'],
    ['A driver’s license is required.', 'driver’s license', 'drive.licence', { title: 'Clerk' }],
    ['Class B CDL preferred.', 'Class B CDL', 'drive.licence', { title: 'Park Ranger' }],
    ['Clean driving record.', 'Clean driving record', 'drive.record'],
    ['We run a motor vehicle check.', 'motor vehicle check', 'drive.record'],
    ['Own car and insurance.', 'Own car and insurance', 'drive.car'],
    ['Proof of auto insurance.', 'auto insurance', 'drive.insurance'],
    ['Reliable transportation to work.', 'Reliable transportation', 'drive.reliable-transport'],
  ]);
  testClean([
    ["Must have a valid driver's license.", { title: 'Delivery Driver' }],
    ['Class A CDL with a clean driving record.', { socCode: '53-3032' }],
    "No driver's license is needed.",
    "Bring a driver's license or state ID on day one.",
    'Discounts on home and auto insurance.',
    'Key drivers of growth.',
    'Drive sales and drive change.',
    'Repair the customer’s own car.',
  ]);
});

describe('fitness, energy and youth', () => {
  testFlagged([
    ['We want an energetic cook.', 'energetic', 'energy.energetic'],
    ['A high-energy sales floor.', 'high-energy', 'energy.energetic'],
    ['Join our young team.', 'young team', 'energy.young'],
    ['You are a digital native.', 'digital native', 'energy.young'],
    ['Must be able-bodied.', 'able-bodied', 'energy.able-bodied'],
    ['Must be physically fit.', 'physically fit', 'energy.fit'],
    ['You are in perfect health.', 'perfect health', 'energy.fit'],
    ['No health problems.', 'No health problems', 'energy.no-condition'],
    ['The stamina to work nights.', 'stamina', 'energy.stamina'],
  ]);
  testClean([
    'Lower energy costs at high energy sites.',
    'Teach young children to read.',
    'A young company with big plans.',
    'Auditor at Ernst & Young in Dallas.',
    'Keep the community in good health.',
    'Promote healthy eating.',
    'Agile and Scrum experience.',
    ['Must be physically fit.', { title: 'Firefighter' }],
    'Physical fitness classes for staff.',
  ]);
});
