import createQueries from 'openapi-react-query';
import { jobsApi, matchingApi, userApi } from '#src/api/clients.ts';

/**
 * Every query and mutation is made in this folder from the typed clients: its key is the method,
 * the path and the parameters of its operation, so a record is asked for once wherever it is read
 * (decision 0049).
 */
export const userQuery = createQueries(userApi);
export const jobsQuery = createQueries(jobsApi);
export const matchingQuery = createQueries(matchingApi);
