import { readFamilies } from './readFamilies.ts';

/** Farming, construction and repair. */
export const tradesFamilies = readFamilies(`
@farm-management; 11-9013 45-1011 13-1074; farm; trades; outdoors; 0.9
~ run a farm that lasts
~ lead a crew through the seasons
- Plan planting, feeding and harvest.
- Hire, train and lead the crew.
- Keep records of fields, animals and sales.
- Look after machines and buildings.
- Watch costs and buy supplies.
- Make sure that the crew works safely.
- Talk with buyers and inspectors.

@farm-work; 45-20; farm; trades; outdoors; 0.92; seasonal
~ grow and harvest food
~ work with plants, animals and a steady crew
- Plant, weed and harvest by season.
- Feed, move and check animals.
- Sort, grade and pack products.
- Run tractors and other equipment as trained.
- Water crops and repair lines and fences.
- Keep barns, tools and equipment clean.
- Report pests, sickness or damage.
- Take breaks and water seriously in the heat.

@inspection-of-food; 45-2011; county foodplant; plant; floor; 0.95
~ make sure that food is safe
~ check farms and plants fairly
- Inspect products, plants and records.
- Take samples and send them to the lab.
- Explain the rules to owners and staff.
- Write reports of what you find.
- Follow up on corrections.
- Drive to sites in your area.

@fishing; 45-3; marine; trades; outdoors; 0.95; seasonal
~ bring in the catch and bring everyone home
~ work the water with an experienced crew
- Set and haul nets, lines or traps.
- Sort, clean and store the catch.
- Keep deck and gear in good order.
- Stand watch and help with docking.
- Follow safety drills and fishing rules.
- Repair gear on shore.

@forestry; 45-40; forestry; trades; outdoors; 0.98; seasonal
~ care for forests and harvest them wisely
~ work in the woods with a safety-minded crew
- Plant, thin, mark or cut trees as planned.
- Run saws or machines safely.
- Clear brush and keep trails open.
- Measure and record trees and logs.
- Check and care for equipment.
- Watch for fire, weather and falling limbs.
- Work closely with the crew leader.

@building-trades; 47-2 47-3 47-4031; construction; trades; lifting; 1.02
~ build things that stand for years
~ work with skilled people who teach what they know
- Read plans and lay out the work.
- Measure, cut, fit and fasten materials.
- Set up scaffolds, ladders and barriers safely.
- Use hand and power tools and care for them.
- Work neatly and clean up each day.
- Check finished work against the plan.
- Help load and unload materials.
- Teach apprentices and helpers.
- Speak up when something is not safe.

@electrical-and-plumbing; 47-2111 47-2152 47-2211 47-2231 47-3013 47-3015 47-4021; trades construction utility; trades; lifting; 1.12
~ install and repair systems that people depend on
~ do work that passes inspection the first time
- Read drawings and plan the run.
- Install pipe, wire, panels or fixtures.
- Test systems and find faults.
- Follow the code and prepare for inspection.
- Talk with customers and explain the repair.
- Keep the truck and tools in order.
- Lock out power or pressure before you begin.
- Guide apprentices.

@road-and-equipment; 47-207 47-4 47-2061 47-2051 47-2071; construction county; trades; outdoors; 1; seasonal
~ build and repair roads, sites and tracks
~ work outdoors on projects the public uses
- Run or guide equipment safely.
- Set up cones, signs and barriers.
- Dig, grade, pour and pack.
- Check equipment before each shift.
- Keep paths for people on foot and in wheelchairs open.
- Load and unload materials.
- Clean up the site at the end of the day.
- Follow the safety plan.

@building-inspection; 47-4011; county engineering; office; outdoors; 1.1
~ make sure that buildings are safe and accessible
~ work with builders to get it right
- Inspect sites at each stage.
- Compare work with plans and code.
- Check ramps, doors and restrooms for accessibility.
- Explain what must be corrected.
- Write reports and keep records.
- Answer questions from owners and builders.

@drilling-and-mining; 47-5; energy; plant; outdoors; 1.1
~ bring resources out of the ground safely
~ work as part of a trained crew
- Run drills, pumps or mining machines.
- Watch gauges and report changes.
- Move and connect pipe and equipment.
- Check and care for machines.
- Follow gas, blasting and ground rules.
- Keep the site in order.
- Record depth, output and hours.

@vehicle-repair; 49-30; auto transit logistics; trades; lifting; 1.02
~ keep vehicles safe and on the road
~ fix it right the first time
- Find faults with test equipment.
- Repair or replace parts.
- Do oil changes, brakes and tires.
- Test drive and check the repair.
- Explain the work to customers or the service desk.
- Order parts and record time.
- Keep your bay clean and safe.
- Install hand controls and lifts as needed.

@electronics-and-lines; 49-20 49-905; utility engineering; trades; lifting; 1.1
~ keep power, networks and equipment working
~ find the fault and restore the service
- Install, test and repair equipment or lines.
- Read wiring diagrams.
- Answer service calls and explain the repair.
- Work safely at heights and near power.
- Keep the truck stocked.
- Record work in the service system.
- Share on-call duty.
- Train newer technicians.

@bench-repair; 49-9063 49-9064 49-9094 49-3091; store venue auto; retail; floor; 0.92
~ give good things a second life
~ repair what people bring us with care
- Look at each item and find the fault.
- Give the customer a fair estimate.
- Repair, adjust or replace parts at the bench.
- Test the repair before it goes back.
- Order parts and keep tools in order.
- Write up each job and its cost.
- Advise customers on care and use.

@industrial-maintenance; 49-904 49-90 49-1011; factory foodplant utility facility; plant; lifting; 1.08
~ keep machines running and people safe
~ find small problems before they grow
- Inspect and service machines on a schedule.
- Find the cause of breakdowns and repair them.
- Read drawings and manuals.
- Replace bearings, belts, motors and sensors.
- Lock out machines before work begins.
- Record work and parts used.
- Suggest improvements to operators and engineers.
- Help install new equipment.

@building-maintenance; 49-902 49-903 49-9011 49-9071 49-909; property facility school hotel hospital; trades; lifting; 0.98
~ keep buildings comfortable, safe and accessible
~ fix things before people notice them
- Answer repair requests and set priorities.
- Repair doors, lights, plumbing and appliances.
- Service heating and cooling equipment.
- Check alarms, lifts, ramps and door openers.
- Paint and patch walls.
- Work with outside contractors.
- Keep tools and the shop in order.
- Share emergency calls with the team.
`);
