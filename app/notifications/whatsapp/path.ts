/** Where Meta posts what happens. */
export const whatsappPath = '/whatsapp/events'
