import { readFamilies } from './readFamilies.ts';

/** Protection, food, buildings and personal service. */
export const serviceFamilies = readFamilies(`
@police-and-investigation; 33-3 33-1012; county; care; outdoors; 1.05
~ keep our community safe and treat everyone with respect
~ look into what happened and write it down truthfully
- Patrol, respond to calls and help people in need.
- Interview people and collect evidence.
- Write clear and truthful reports.
- Speak in court when asked.
- Calm tense situations and use force only as a last resort.
- Know how to serve people with disabilities and people in crisis.
- Work with neighbors, schools and social services.
- Take part in regular training.

@corrections; 33-1011 33-3011 33-3012; county; care; floor; 1.05
~ keep people in custody and visitors safe
~ bring order and fairness to a hard place
- Watch over common areas and make regular counts.
- Screen visitors, mail and packages.
- Escort people to court, meals and appointments.
- Write reports of what you saw.
- Calm conflicts before they grow.
- Respond to emergencies with the team.
- Make sure that people with disabilities have equal access.

@fire-and-inspection; 33-2 33-1021; county; care; lifting; 1.15
~ protect lives, homes and businesses
~ prevent fires and answer when they happen
- Respond to fires, accidents and medical calls.
- Inspect buildings and explain the fire code.
- Check and care for vehicles and equipment.
- Teach fire safety in schools and homes.
- Take part in drills and training.
- Write reports after each call or inspection.
- Work closely with police and medical teams.

@security; 33-1091 33-90 33-9032 33-9093 33-9094 33-9099; facility casino hotel transit; care; floor; 0.92
~ help people feel safe and welcome
~ watch over our site and the people on it
- Greet and sign in visitors.
- Walk the site and report anything unusual.
- Watch cameras and alarms.
- Help people find their way, with extra help when it is wanted.
- Respond calmly to incidents.
- Write short reports each shift.
- Follow the emergency plan.
- Work with police and fire crews when needed.

@traffic-and-animals; 33-9011 33-3041 33-9091; county; trades; outdoors; 0.95
~ keep streets and neighborhoods safe
~ serve the public fairly on our streets
- Patrol a set area on foot or by car.
- Explain the rules with courtesy.
- Write notices and keep records.
- Guide traffic and people on foot.
- Respond to calls from residents.
- Care for equipment and vehicles.
- Report hazards such as broken signs or blocked ramps.

@lifeguards; 33-9092; recreation hotel; events; outdoors; 0.9; seasonal
~ keep swimmers and visitors safe
~ watch, warn and help
- Watch over visitors at all times.
- Prevent accidents and enforce the rules kindly.
- Rescue and give first aid.
- Check equipment and water each day.
- Help visitors who use the pool lift or beach wheelchair.
- Keep the area clean.
- Write up every incident.

@cooking; 35-20 35-1011; restaurant hotel seniorcare; evening; floor; 0.98; seasonal
~ cook good food and keep a clean kitchen
~ join a kitchen that works as a team
- Prepare ingredients and set up your station.
- Cook orders or large batches to the recipe.
- Check temperatures and dates.
- Plate and serve food that looks as good as it tastes.
- Take care with allergies and special diets.
- Clean as you go and at the end of the shift.
- Receive and store deliveries.
- Help teammates when it gets busy.

@serving; 35-30 35-9031; restaurant hotel recreation; evening; floor; 0.95; seasonal
~ make every guest feel welcome
~ serve guests with warmth and attention
- Greet guests and help them choose.
- Take orders and pass them to the kitchen.
- Serve food and drinks.
- Handle payments and give correct change.
- Read the menu aloud or offer large print when a guest would like it.
- Clear and set tables.
- Restock and clean your area.
- Tell the kitchen about allergies.

@kitchen-support; 35-90 35-2021; restaurant hotel school seniorcare; evening; lifting; 0.95; seasonal
~ keep the kitchen and dining room clean and ready
~ be part of a team that could not work without you
- Wash dishes, pots and equipment.
- Clear and wipe tables.
- Sweep and mop floors.
- Take out trash and recycling.
- Put away clean dishes and deliveries.
- Help with simple food preparation.
- Follow food safety rules.
- Bring supplies where they are needed.

@cleaning; 37-20 37-1011; facility hotel school hospital property; care; lifting; 0.95; seasonal
~ keep our spaces clean and safe for everyone
~ take pride in rooms that people enjoy
- Clean rooms, halls and restrooms.
- Empty trash and recycling.
- Sweep, mop and vacuum floors.
- Refill soap, paper and other supplies.
- Use cleaning products safely.
- Report leaks, damage and other problems.
- Keep ramps and walkways clear.
- Check your work against the list.

@pest-control; 37-2021; facility; trades; lifting; 1
~ keep homes and businesses free of pests
~ solve pest problems safely
- Inspect buildings and find where pests get in.
- Treat problems with the safest method that works.
- Explain to customers what you did and what comes next.
- Drive to appointments in a company vehicle.
- Keep records of products used.
- Set and check traps.

@tree-work; 37-3013; landscaping county utility; trades; outdoors; 1.05
~ keep trees healthy and people below them safe
~ care for trees with a crew that looks out for each other
- Prune and remove trees with saws and ropes.
- Run lifts and chippers safely.
- Check ropes, harnesses and saws each morning.
- Set up cones and keep people out of the work area.
- Feed branches to the chipper and clean up.
- Look for disease and decay.
- Explain the work to the owner.

@grounds; 37-30 37-1012; landscaping county recreation college; trades; outdoors; 0.95; seasonal
~ keep lawns, gardens and paths safe and beautiful
~ work outdoors with a friendly crew
- Mow, trim and edge lawns.
- Plant and water trees, shrubs and flowers.
- Clear leaves, brush and storm debris.
- Use and care for hand and power tools.
- Keep paths and ramps clear.
- Mix and apply products as trained.
- Load the truck at the start of the day.
- Talk politely with customers and neighbors.

@gaming; 39-3011; casino; evening; floor; 0.9
~ give guests a fair and friendly game
~ know the rules and keep the table moving
- Deal games by the rules.
- Explain games to new guests.
- Handle chips and cash accurately.
- Watch for errors and unfair play.
- Treat every guest with courtesy.
- Call a supervisor when there is a question.

@animal-care; 39-20; vet recreation store; retail; lifting; 0.92
~ look after animals with patience
~ give animals a clean home and gentle care
- Feed and water animals.
- Walk, groom and handle animals safely.
- Clean kennels, stalls and equipment.
- Notice signs of illness and report them.
- Talk with owners about their animals.
- Train animals with kind methods.
- Keep records of food, care and visits.

@attendants; 39-30 53-6061; recreation venue casino; events; floor; 0.92; seasonal
~ help visitors have a good day
~ be the friendly face that visitors remember
- Welcome visitors and answer questions.
- Check tickets and guide people to their places.
- Run equipment or rides by the safety rules.
- Help visitors with disabilities find accessible seats and routes.
- Handle cash and simple sales.
- Keep the area clean.
- Report hazards at once.

@funeral-service; 11-9171 39-40; funeral; office; care; 0.9
~ guide families through a hard time
~ serve families of every faith with care
- Meet with families and plan the service.
- Prepare the chapel and greet guests.
- Drive in processions.
- Prepare and file documents.
- Care for the deceased with dignity.
- Arrange flowers, music and notices.
- Follow health and safety rules.

@salon; 39-50 31-9011; salon hotel; retail; floor; 0.9
~ help clients look and feel their best
~ join a salon where clients become regulars
- Welcome clients and listen to what they want.
- Provide services with care and skill.
- Keep tools and stations clean.
- Suggest products without pressure.
- Book the next visit.
- Adapt the service for clients who use wheelchairs or have sensory needs.
- Keep client notes up to date.
- Help teammates on busy days.

@guest-services; 39-60 39-9099 43-4081; hotel property; care; floor; 0.92
~ welcome guests and see to their needs
~ make each stay easy from arrival to departure
- Welcome guests and check them in and out.
- Answer questions about the house and the city.
- Carry or arrange help with luggage.
- Book rooms, tables and transport.
- Prepare accessible rooms for guests who need them.
- Solve problems or find the person who can.
- Keep the lobby in order.
- Handle payments accurately.

@guides; 39-70; museum recreation; events; floor; 0.9; seasonal
~ share places and stories with visitors
~ lead tours that everyone can follow
- Lead groups and tell them about what they see.
- Answer questions and adapt to the group.
- Plan routes that are accessible.
- Watch over safety.
- Handle tickets and bookings.
- Learn new stories and facts.
- Help visitors who need a hand.

@fitness; 39-9031; recreation; events; floor; 0.92
~ help people of all abilities get stronger
~ coach members toward goals they choose
- Meet with members and set goals.
- Teach sessions to groups or one to one.
- Show each exercise and adapt it.
- Watch form and safety.
- Keep equipment clean.
- Talk with new visitors about membership.
- Follow up on progress.

@recreation; 39-9032 39-9041; recreation seniorcare college nonprofit; events; floor; 0.85; seasonal
~ plan activities that bring people together
~ give people a reason to look forward to the day
- Plan and lead games, crafts and outings.
- Adapt activities so that all can join.
- Watch over safety and give first aid.
- Set up and put away equipment.
- Talk with families and staff.
- Keep attendance and activity records.
- Help settle conflicts.
- Help plan larger events.
`);
