import { readOccupations } from './read.ts';

/** Farming, fishing and forestry occupations. */
export const farming = readOccupations(`
45-1011 3 First-Line Supervisors of Farming, Fishing, and Forestry Workers
  Farm Supervisor, Crew Leader, Harvest Supervisor, Farm Foreman, Nursery Supervisor, Logging Supervisor
  crew supervision, crop planning, equipment operation, safety procedures, scheduling
45-2011 3 Agricultural Inspectors
  Agricultural Inspector, Food Inspector, Meat Inspector, Produce Inspector, Grain Inspector
  inspection, food safety, sampling, regulatory compliance, report writing
45-2021 2 Animal Breeders
  Animal Breeder, Horse Breeder, Breeding Technician, Dog Breeder, Artificial Insemination Technician
  animal breeding, animal care, recordkeeping, feeding, equipment operation
45-2041 1 Graders and Sorters, Agricultural Products
  Produce Sorter, Fruit Sorter, Egg Grader, Grader, Produce Packer, Packing House Worker
  sorting, grading, attention to detail, packing, standing
45-2091 2 Agricultural Equipment Operators
  Farm Equipment Operator, Tractor Operator, Combine Operator, Harvester Operator, Agricultural Equipment Operator
  tractor operation, equipment maintenance, crop harvesting, safe driving, equipment operation
45-2092 1 Farmworkers and Laborers, Crop, Nursery, and Greenhouse
  Farm Worker, Farm Laborer, Greenhouse Worker, Nursery Worker, Field Worker, Fruit Picker, Harvest Worker, Vineyard Worker
  planting, harvesting, pruning, irrigation, lifting, packing
45-2093 1 Farmworkers, Farm, Ranch, and Aquacultural Animals
  Ranch Hand, Farm Hand, Livestock Worker, Dairy Worker, Milker, Groom, Shepherd, Cattle Herder
  livestock care, feeding, milking, fence repair, cleaning, equipment operation
45-3031 1 Fishing and Hunting Workers
  Commercial Fisherman, Fishing Deckhand, Fisher, Trapper, Crabber
  net handling, boat operation, sorting, lifting, equipment repair
45-4011 1 Forest and Conservation Workers
  Forestry Worker, Conservation Worker, Tree Planter, Forest Worker, Reforestation Worker, Brush Clearing Laborer
  tree planting, brush clearing, chainsaw use, trail maintenance, physical fitness
45-4021 2 Fallers
  Tree Faller, Timber Cutter, Logger, Timber Faller
  chainsaw use, tree felling, safety procedures, equipment maintenance, equipment operation
45-4022 2 Logging Equipment Operators
  Logging Equipment Operator, Skidder Operator, Feller Buncher Operator, Log Loader Operator
  heavy equipment operation, equipment maintenance, safety procedures, log loading, physical fitness
45-4023 2 Log Graders and Scalers
  Log Scaler, Log Grader, Timber Scaler, Timber Cruiser
  measuring, grading, recordkeeping, attention to detail, equipment operation
`);
