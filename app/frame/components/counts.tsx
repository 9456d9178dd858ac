type Counted = { count?: number | undefined; says?: string | undefined }

export const CountBadge = ({ count = 0 }: Pick<Counted, 'count'>) =>
	count === 0 ? null : (
		<span aria-hidden="true" className="badge num">
			{count > 99 ? '99+' : count}
		</span>
	)

/** Read out after the label: 'Applicants, 3 new'. */
export const CountSaid = ({ count = 0, says }: Counted) =>
	count === 0 ? null : (
		<span className="sr-only">
			, {count} {says}
		</span>
	)
