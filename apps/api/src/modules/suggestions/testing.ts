export { listSuggestions } from './suggestion.queries.ts';
