/** Where the payment provider posts its events. */
export const webhookPath = '/payments/events'
