import { readFamilies } from './readFamilies.ts';

/** Production and transport. */
export const productionFamilies = readFamilies(`
@assembly; 51-20 51-1011; factory; plant; floor; 0.95
~ build products that customers trust
~ take pride in each piece you finish
- Put parts together from drawings or instructions.
- Use hand and power tools.
- Check your work and mark defects.
- Pack and label finished products.
- Keep your station clean and safe.
- Tell the lead when parts run low.
- Learn several stations and rotate.
- Suggest a better fixture or method.

@food-production; 51-30; foodplant grocery; plant; lifting; 0.92
~ make food that is safe and tastes good
~ start early and see people enjoy your work
- Mix, cut, bake or pack by the recipe.
- Run and clean machines.
- Check weights, temperatures and labels.
- Follow food safety and hygiene rules.
- Rotate stock by date.
- Keep your area clean.
- Fill orders and serve customers at the counter as needed.

@metalwork; 51-40 51-4 51-9161 51-9162; factory; plant; lifting; 1.02
~ make precise parts
~ turn metal and plastic into things that work
- Read drawings and set up machines.
- Load material and run parts.
- Measure parts and adjust the machine.
- Weld, grind or finish as needed.
- Change tools and dies.
- Record counts and scrap.
- Keep guards in place and the floor clear.
- Help newer operators.

@printing; 51-51; media factory; plant; floor; 0.92
~ print work that looks right on every page
~ care for color, paper and deadlines
- Check files and prepare plates or presses.
- Run the press or bindery machine.
- Match color and check samples.
- Cut, fold, bind and pack.
- Clean and maintain machines.
- Keep to the schedule.
- Prepare braille and large print jobs.

@textile-work; 51-60; factory salon hotel facility; plant; floor; 0.9
~ make and care for fabric and clothing
~ work with cloth, thread and patience
- Sew, press, wash or repair items.
- Set up and run machines.
- Measure and cut fabric.
- Check stitching and mark defects.
- Sort and fold finished work.
- Adapt clothing for customers with disabilities.
- Keep machines clean and oiled.

@woodwork; 51-70; factory; plant; lifting; 0.95
~ make wood products that last
~ shape wood with skill
- Read drawings and cut lists.
- Set up and run saws, routers and sanders.
- Fit and finish pieces.
- Choose and match grain and color.
- Check measurements.
- Sweep up and control dust.
- Load and pack finished work.

@plant-operation; 51-80; utility energy factory; plant; floor; 1.15
~ keep the plant running day and night
~ supply clean water, power or products safely
- Watch screens, gauges and alarms.
- Adjust pumps, valves and burners.
- Take and test samples.
- Walk rounds and note readings.
- Start up and shut down by procedure.
- Report leaks and faults.
- Hand over clearly at shift change.

@inspection; 51-9061 53-6051; factory foodplant transit; plant; floor; 0.98
~ make sure that what leaves here is right
~ find the defect before the customer does
- Inspect products, parts or vehicles.
- Measure and compare with the standard.
- Accept, reject or hold what you check.
- Write up what you find.
- Help find the cause of defects.
- Keep gauges calibrated.
- Explain findings to operators or drivers.

@production; 51-9; factory foodplant lab; plant; floor; 0.93
~ keep the line moving and the quality high
~ make products that people use every day
- Set up and run machines.
- Load materials and remove finished products.
- Check samples and make small adjustments.
- Pack, label and stack.
- Clear jams after stopping the machine safely.
- Clean machines between runs.
- Record counts and problems.
- Follow safety procedures and wear protection.

@fine-making; 51-907 51-908 51-9194 51-9195 51-9123; factory lab store vision; plant; floor; 0.95
~ make small things with great care
~ work by hand to fine tolerances
- Read the order and choose materials.
- Shape, fit and finish by hand and machine.
- Check each piece under light or magnification.
- Repair or adjust returned items.
- Keep tools sharp and clean.
- Record work and materials.
- Meet the promised date.

@aviation; 53-20; airline; care; desk; 1.25
~ keep flights safe and on time
~ put safety first on every flight
- Plan and check each flight or shift.
- Follow regulations and procedures.
- Talk clearly with crews, towers and ground staff.
- Watch weather and traffic.
- Inspect aircraft or airfield areas.
- Handle unusual situations calmly.
- Keep logs complete.
- Take part in regular training.

@cabin-service; 53-2031; airline; care; floor; 0.95
~ keep passengers safe and comfortable
~ look after passengers of all abilities
- Check safety equipment before each flight.
- Welcome passengers and help them board.
- Explain safety, also one to one when a passenger is blind or deaf.
- Serve food and drinks.
- Respond to illness and emergencies.
- Help with mobility aids and connections.
- Report problems in the cabin.

@truck-driving; 53-303; logistics construction factory store foodplant; road; road; 1.08; seasonal
~ bring loads in safely and on time
~ drive well-kept trucks on planned routes
- Inspect the vehicle before and after each trip.
- Load, secure and unload freight.
- Drive safely and keep to the hours rules.
- Plan the route and call ahead.
- Get signatures and keep records.
- Treat customers and other drivers with courtesy.
- Report defects and accidents at once.

@passenger-driving; 53-305; transit school seniorcare hotel; road; road; 0.98
~ bring passengers safely to where they are going
~ drive a route that people count on
- Check the vehicle, lift and ramp each day.
- Drive the route on time and with care.
- Help passengers board and secure wheelchairs.
- Announce stops.
- Collect fares or check passes.
- Watch over passengers and stay calm.
- Report defects and delays.

@rail-work; 53-40; transit; road; road; 1.12
~ move trains safely
~ keep riders and freight on schedule
- Run or guide trains by signal and rule.
- Check brakes, doors and couplings.
- Talk with dispatch by radio.
- Announce stops and help passengers.
- Record trips and delays.
- Switch cars in the yard.
- Act quickly in emergencies.

@vessel-work; 53-50; marine; road; outdoors; 1.05
~ keep vessels, crew and cargo safe
~ work on the water with a trained crew
- Stand watch and steer or keep lookout.
- Handle lines and cargo.
- Check and service engines and pumps.
- Clean, chip and paint.
- Take part in safety drills.
- Keep the log.
- Help passengers board safely.

@vehicle-attending; 53-60 53-7061; auto hotel airline property; retail; outdoors; 0.92; seasonal
~ give drivers and travelers quick and friendly service
~ take good care of every vehicle
- Greet customers and give directions.
- Park, fuel or clean vehicles.
- Keep accessible spaces and ramps free.
- Take payments.
- Check fluids and tires.
- Keep the lot and equipment clean.
- Report damage.

@warehouse; 53-70 53-71; logistics store factory grocery; plant; lifting; 0.95; seasonal
~ move goods safely and keep orders right
~ be part of a crew that ships on time
- Pick, pack and label orders.
- Load and unload trucks.
- Move goods with carts, jacks or lifts.
- Scan items and report what is missing.
- Stack and wrap pallets.
- Keep aisles and exits clear.
- Count stock.
- Use lifting aids and ask for help with heavy loads.

@cranes-and-pumps; 49-9096 53-702 53-707 53-712; construction marine energy logistics; plant; outdoors; 1.1
~ lift and move heavy loads safely
~ run large equipment with precision
- Check the equipment before each shift.
- Move loads by signal and plan.
- Watch weight, wind and people nearby.
- Connect hoses, lines or slings.
- Keep logs of loads and checks.
- Grease and clean the equipment.
- Stop the work when it is not safe.

@waste-collection; 53-7081; county facility; trades; outdoors; 1
~ keep streets clean and materials in use
~ start early and finish while the day is young
- Collect trash and recycling on a route.
- Run the lift or compactor safely.
- Check the truck each morning.
- Return bins so that sidewalks stay clear.
- Sort materials at the yard.
- Talk politely with residents.
- Report hazards.
`);
