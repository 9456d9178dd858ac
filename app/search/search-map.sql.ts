import { areaCells, cellDegrees, cellsPerRow, earthRadiusKm } from '#app/catalog/places/distance.ts'
import { defineFunction } from '#app/platform/database/database-objects.ts'

/** The cell of about 5.5 km that a point is in. */
const searchCell = defineFunction(
	'search_cell',
	`(latitude double precision, longitude double precision) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
	floor(latitude / ${cellDegrees})::int * ${cellsPerRow} + floor(longitude / ${cellDegrees})::int`,
)

/** The tag of the area of four by four cells that a cell is in, for searches that have words as well. */
const searchArea = defineFunction(
	'search_area',
	`(name text, cell int) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
	name || '=' || (cell / ${cellsPerRow * areaCells}) * ${cellsPerRow / areaCells} + cell % ${cellsPerRow} / ${areaCells}`,
)

/** Along the surface of the earth. Not STRICT, so that it becomes part of the statement that asks it. */
const searchKm = defineFunction(
	'search_km',
	`(lat_a double precision, lng_a double precision, lat_b double precision, lng_b double precision)
RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
	2 * ${earthRadiusKm} * asin(sqrt(least(1, sin(radians(lat_b - lat_a) / 2) ^ 2
		+ cos(radians(lat_a)) * cos(radians(lat_b)) * sin(radians(lng_b - lng_a) / 2) ^ 2)))`,
)

export const searchMap = [searchCell, searchArea, searchKm]
