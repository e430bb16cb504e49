import { KNOWN_ROUTES } from './testing/bad-input/known-routes.ts';
import { testBadInput } from './testing/bad-input/suite.ts';

testBadInput(Object.keys(KNOWN_ROUTES).filter((name) => name.includes('/learners/')));
