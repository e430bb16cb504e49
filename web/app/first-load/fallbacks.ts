// Polyfills for libraries in the oldest supported browsers; our own code does not use these functions.

/** React Aria uses it when the on-screen keyboard opens; Safari has it since version 16. */
AbortSignal.timeout ??= (ms) => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
};
