import { company } from '#app/company.ts'
import { telLink } from '#app/platform/text/phone-link.ts'

/** What helps where few can come. */
export const FewHelp = ({ needsCertificates }: { needsCertificates: boolean }) => (
	<>
		<p>
			{needsCertificates
				? 'Higher pay, wider hours and fewer required certificates reach more specialists.'
				: 'Higher pay and wider hours reach more specialists.'}{' '}
			Our team sees such a request as soon as it is sent.
		</p>
		<p>
			Call us on{' '}
			<a href={telLink(company.phone)} className="link num whitespace-nowrap">
				{company.phone}
			</a>
			, {company.phoneHours}.
		</p>
	</>
)
