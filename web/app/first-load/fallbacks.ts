// What a library needs and the oldest browsers lack; our own code is compiled without newer functions.

/** React Aria waits with it for the keyboard of a touch screen; Safari has it since 16. */
AbortSignal.timeout ??= (ms) => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
};
