import { createContext, useContext } from 'react';

type ResultsPlace = {
  /** Somebody who could not be asked goes on, and what they do now is kept on this device alone. */
  isOnlyHere: boolean;
  /** A sitting has begun: nothing may come between now. */
  begun: () => void;
};

export const ResultsPlaceContext = createContext<ResultsPlace>({ isOnlyHere: false, begun: () => {} });

export function useResultsPlace(): ResultsPlace {
  return useContext(ResultsPlaceContext);
}
