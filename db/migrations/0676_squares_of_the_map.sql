-- The squares of the map, a tenth of a degree wide and high: a circle of a few miles touches a cell of half a degree, which is 25 times as large.
-- kit/server/database/map-cells.ts numbers them in the same way.
create function map_square(latitude double precision, longitude double precision) returns int immutable parallel safe language sql return
  floor((latitude + 90) * 10)::int * 3600 + floor((longitude + 180) * 10)::int % 3600;
