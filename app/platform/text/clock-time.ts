/** '0:24', for a wait in seconds that is counted down. */
export const clockTime = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
