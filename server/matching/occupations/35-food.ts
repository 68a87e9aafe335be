import { readOccupations } from './read.ts';

/** Food preparation and serving related occupations. */
export const food = readOccupations(`
35-1011 3 Chefs and Head Cooks
  Chef, Executive Chef, Sous Chef, Head Cook, Pastry Chef, Chef de Cuisine, Lead Cook
  menu planning, food preparation, kitchen management, food safety, food cost control, staff training
35-1012 2 First-Line Supervisors of Food Preparation and Serving Workers
  Food Service Supervisor, Shift Leader, Kitchen Supervisor, Dietary Supervisor, Cafeteria Manager, Bar Manager, Shift Supervisor, Banquet Captain
  staff supervision, food safety, scheduling, customer service, cash handling, inventory control
35-2011 1 Cooks, Fast Food
  Fast Food Cook, Pizza Maker, Grill Operator, Fryer Cook, Pizza Cook
  food preparation, grilling, food safety, teamwork, fast pace
35-2012 2 Cooks, Institution and Cafeteria
  School Cook, Cafeteria Cook, Dietary Cook, Institutional Cook, Hospital Cook, Cook Manager
  food preparation, large batch cooking, food safety, special diets, inventory control
35-2013 3 Cooks, Private Household
  Private Chef, Personal Chef, Household Cook, Estate Chef
  menu planning, food preparation, grocery shopping, special diets, food safety
35-2014 2 Cooks, Restaurant
  Line Cook, Cook, Restaurant Cook, Prep Cook, Grill Cook, Saute Cook, Broiler Cook
  food preparation, grilling, recipes, food safety, knife skills, teamwork
35-2015 1 Cooks, Short Order
  Short Order Cook, Breakfast Cook, Diner Cook, Griddle Cook
  grilling, food preparation, order taking, food safety, fast pace
35-2021 1 Food Preparation Workers
  Food Prep Worker, Kitchen Helper, Salad Maker, Deli Worker, Food Preparation Worker, Kitchen Assistant, Dietary Aide
  food preparation, knife skills, cleaning, food safety, portioning
35-3011 2 Bartenders
  Bartender, Mixologist, Barkeeper, Banquet Bartender, Bar Server
  drink mixing, customer service, cash handling, alcohol laws, inventory control
35-3023 1 Fast Food and Counter Workers
  Barista, Fast Food Worker, Crew Member, Counter Attendant, Cafeteria Worker, Food Service Worker, Deli Clerk, Team Member
  customer service, cash handling, food preparation, coffee making, cleaning, order taking
35-3031 1 Waiters and Waitresses
  Server, Waiter, Waitress, Restaurant Server, Cocktail Server, Banquet Server, Food Server
  customer service, order taking, cash handling, menu knowledge, multitasking, table service
35-3041 1 Food Servers, Nonrestaurant
  Room Service Attendant, Dietary Server, Hospital Food Server, Tray Server, Catering Server, Food Service Attendant
  food delivery, customer service, tray assembly, food safety, cleaning
35-9011 1 Dining Room and Cafeteria Attendants and Bartender Helpers
  Busser, Dining Room Attendant, Bar Back, Food Runner, Bus Person, Cafeteria Attendant
  table clearing, cleaning, restocking, teamwork, customer service
35-9021 1 Dishwashers
  Dishwasher, Kitchen Steward, Dish Machine Operator, Kitchen Utility Worker, Dish Room Attendant
  dishwashing, cleaning, sanitation, lifting, teamwork
35-9031 1 Hosts and Hostesses, Restaurant, Lounge, and Coffee Shop
  Host, Hostess, Restaurant Host, Dining Room Host, Greeter
  greeting guests, seating, reservations, customer service, phone skills
35-9099 1 Food Preparation and Serving Related Workers, All Other
  Kitchen Worker, Lunch Monitor, Food Service Helper, Concession Worker
  food preparation, cleaning, customer service, food safety, teamwork
`);
