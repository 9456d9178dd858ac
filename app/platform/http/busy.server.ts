/** Thrown when a bounded queue is full: the visitor gets a 503 and may try again in a moment. */
export class ServerBusy extends Error {
	override name = 'ServerBusy'
}
