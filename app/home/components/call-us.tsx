import { Phone } from 'lucide-react'
import { Link } from 'react-router'
import { drawnOnce } from '#app/pictures/drawn-once.ts'
import { company } from '#app/company.ts'
import { languageNow, t } from '#app/platform/language/words.ts'

export function CallUs() {
	return (
		<section
			aria-labelledby="contact-title"
			id="contact"
			className="page mt-8 lg:mt-14"
			{...drawnOnce(`home: call us ${languageNow()}`, <Content />)}
		/>
	)
}

function Content() {
	return (
		<>
			<h2 id="contact-title">{t`Call us`}</h2>
			<p className="mt-1 text-ink-2">{t`Speak to our team, ${{ hours: company.phoneHours }}.`}</p>
			<p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
				<a href={`tel:${company.phone.replaceAll(' ', '')}`} className="btn btn-secondary">
					<Phone size={18} aria-hidden="true" />
					<span className="num">{company.phone}</span>
				</a>
				<a href={`mailto:${company.email}`} className="link inline-flex items-center max-lg:min-h-11">
					{company.email}
				</a>
				<Link to="/contact" className="link inline-flex min-h-11 items-center md:min-h-8">
					{t`Send us a message`}
				</Link>
			</p>
		</>
	)
}
