-- The search writes the distance out: as a function with a query in it, it was started anew for each row.
drop function nearest_kilometres(double precision, double precision, float4[]);
