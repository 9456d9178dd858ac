/** A service of another company could not be asked, or cannot answer now. The same call may go through later. */
export class ProviderUnavailable extends Error {
	override name = 'ProviderUnavailable'
}

/** It is one that sends messages or takes payments. */
export class SenderUnavailable extends ProviderUnavailable {
	override name = 'SenderUnavailable'
}

/** It works, but takes this message only after so many seconds. */
export class SenderBusy extends Error {
	override name = 'SenderBusy'
	readonly seconds: number
	constructor(message: string, seconds: number) {
		super(message)
		this.seconds = seconds
	}
}

/** The provider looked at this message and will not send it, now or later. */
export class SenderRefused extends Error {
	override name = 'SenderRefused'
}

/** We have sent as many by this provider as we want to pay for. */
export class OverLimit extends SenderRefused {
	override name = 'OverLimit'
}

/** No one is at this address now, so nothing should be sent to it again. */
export class RecipientGone extends SenderRefused {
	override name = 'RecipientGone'
}

/** `hasArrived`: at the person as well, which other providers say later or never. */
export type Sent = { providerId: string | null; hasArrived?: true }
