import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** `kind` stands beside the label, `note` behind the line. */
export type StripFigure = { label: string; value: string; note?: string | undefined; kind?: string | undefined }

type StripProps = {
	figures: readonly StripFigure[]
	/** Charts and the like, closed until someone opens them. `label` names what opens. */
	label?: string
	children?: ReactNode
}

/** One low line of counted figures above a list; what each of them counts is behind it. */
export function Strip({ figures, label = 'Details', children }: StripProps) {
	return (
		<details className="strip">
			<summary>
				<span className="strip-figures">
					{figures.map(({ label: name, value, kind }) => (
						<span key={name} className="num">
							<b>{value}</b> {kind ? `${name} (${kind})` : name}
						</span>
					))}
				</span>
				<span className="strip-open">
					{label}
					<ChevronDown size={14} aria-hidden="true" />
				</span>
			</summary>
			<div className="strip-body">
				<ul className="dots">
					{figures.map(({ label: name, note }) => (note ? <li key={name}>{`${name}: ${note}`}</li> : null))}
				</ul>
				{children}
			</div>
		</details>
	)
}
