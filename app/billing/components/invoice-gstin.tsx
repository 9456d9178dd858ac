import { Link } from 'react-router'
import { planPath } from '../labels.ts'

/** What invoices say of the hospital's GST registration, and the way to change it, which verification does not offer afterwards. */
export const InvoiceGstin = ({ gstin }: { gstin: string | null }) => (
	<p className="max-w-prose">
		{gstin ? `Your invoices carry the GSTIN ${gstin}.` : 'Your invoices carry no GSTIN.'}{' '}
		<Link to={`${planPath}/gstin`} className="link">
			{gstin ? 'Change GSTIN' : 'Add GSTIN'}
		</Link>
	</p>
)
