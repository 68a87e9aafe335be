/** The schema that pg-boss keeps its tables in, apart from ours. */
export const workSchema = 'work';
