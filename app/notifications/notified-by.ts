/**
 * How a message about an account reaches its owner: by email, or by SMS where there is no address. Every sentence that says
 * how someone was notified is written with it.
 */
export const notifiedBy = ({ email, phone }: { email: string | null; phone: string | null }) =>
	email !== null ? 'by email' : phone !== null ? 'by SMS' : 'on the site'
